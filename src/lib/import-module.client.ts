/** The URL is a parameter, because the bundler would try to resolve it. */
export const importModule = <Module>(address: string): Promise<Module> =>
  import(/* @vite-ignore */ address);
