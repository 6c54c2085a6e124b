// Plain JavaScript on purpose: a Node that cannot read TypeScript must still be able to say so.
if (process.features.typescript) await import('./start.ts');
else {
  process.stderr.write(
    `Hearthline needs Node 22.18 or newer; this is ${process.version}.\nRun \`npm ci\` and \`npm start\`: they bring the right Node with them.\n`,
  );
  process.exit(1);
}
