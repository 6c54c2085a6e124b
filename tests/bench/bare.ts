/** The baseline of the build benchmark: an Astro project with only posts and one page template. */
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../editor/copy.ts';

const FILES = {
  'package.json': '{"type":"module"}',
  'astro.config.mjs':
    "export default { cacheDir: './.cache', markdown: { syntaxHighlight: false } };\n",
  'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
export const collections = {
  posts: defineCollection({ loader: glob({ base: './src/content/posts', pattern: '*.md' }) }),
};
`,
  'src/pages/blog/[post].astro': `---
import { getCollection, render } from 'astro:content';
export async function getStaticPaths() {
  const posts = await getCollection('posts');
  return posts.map((post) => ({ params: { post: post.id }, props: { post } }));
}
const { post } = Astro.props;
const { Content } = await render(post);
---
<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>{post.data.title}</title></head>
  <body><h1>{post.data.title}</h1><Content /></body>
</html>
`,
} as const;

export async function bareProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-bare-'));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
