/** What several parts of the script of every page need, once. */
export const root = document.documentElement;
export const { dataset } = root;

/** Resolves in the next animation frame. */
export const frame = (): Promise<number> => new Promise(requestAnimationFrame);
