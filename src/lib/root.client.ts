export const root = document.documentElement;
export const { dataset } = root;

export const frame = (): Promise<number> => new Promise(requestAnimationFrame);
