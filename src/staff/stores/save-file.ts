/** Files that the server makes. */
import { ask } from './client.ts';

/** Saves a file that the server made. The name holds no person. */
export async function saveFile(path: string, body: unknown, name: string): Promise<void> {
  const response = await ask(path, body === undefined ? {} : { body });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
