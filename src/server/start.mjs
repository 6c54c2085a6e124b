import '#node-floor';

await import('./start.ts');
