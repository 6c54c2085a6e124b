import '#node-floor';

// As `npm start`, without a build: `npm run serve`, and `node serve.mjs` in a release.
process.argv.push('--no-build');
await import('./start.ts');
