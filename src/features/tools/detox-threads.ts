/** The answers of the detox quiz, drawn: the more phone, the farther apart the two threads. */
export const DETOX_THREADS = [
  { a: 'M0 18h92', b: 'M0 24h92', phone: 'M0 0' },
  {
    a: 'M0 18c12 0 16-9 28-10c12-1 24-1 36 0c12 1 16 10 28 10',
    b: 'M0 24c12 0 16 9 28 10c12 1 24 1 36 0c12-1 16-10 28-10',
    phone: 'M43 13h6q1.5 0 1.5 1.5v13q0 1.5-1.5 1.5h-6q-1.5 0-1.5-1.5v-13q0-1.5 1.5-1.5z',
  },
  {
    a: 'M0 18c9 0 9-14 20-15.5c17-1 35-1 52 0c11 1.5 11 15.5 20 15.5',
    b: 'M0 24c9 0 9 14 20 15.5c17 1 35 1 52 0c11-1.5 11-15.5 20-15.5',
    phone: 'M40 6h12q2.5 0 2.5 2.5v25q0 2.5-2.5 2.5h-12q-2.5 0-2.5-2.5v-25q0-2.5 2.5-2.5z',
  },
] as const;
