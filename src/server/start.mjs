// Plain JavaScript, so that a Node version without TypeScript support can print this message.
if (process.features.typescript) await import('./start.ts');
else {
  process.stderr.write(
    `Hearthline needs Node 22.18 or newer; this is ${process.version}.\nRun \`npm ci\` and \`npm start\`: on Linux they bring the right Node with them.\n`,
  );
  process.exit(1);
}
