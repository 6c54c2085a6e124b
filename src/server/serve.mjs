// Plain JavaScript, so that a Node version without TypeScript support can print this message.
if (process.features.typescript) await import('./serve.ts');
else {
  process.stderr.write(`Hearthline needs Node 22.18 or newer; this is ${process.version}.\n`);
  process.exit(1);
}
