import '#node-floor';

await import('./serve.ts');
