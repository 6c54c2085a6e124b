import { describe, expect, it } from 'vitest';
import { POST, postWith as post } from './mistakes-post.ts';
import { checkContentFile, type Project } from './project.ts';

describe('one changed file', () => {
  const project: Project = {
    fixed: { paths: [], ids: [], moved: {}, coded: [] },
    recordings: new Map(),
    pictures: new Set(),
  };
  const law =
    'state: Anystate\nboard: { name: A board, href: "https://board.example.com/" }\nlastReviewed: 2026-11-01\nclaims: {}\nnotices: []\nrules: [{ rule: "1", about: A rule, asOf: 2026 }]\n';
  const packs = ['texas', 'oregon'].map((name) => [`laws/${name}.yaml`, law] as const);
  const files = new Map([...packs, ['posts/1-a.md', POST], ['posts/2-b.md', POST]]);
  const rules = (path: string) =>
    checkContentFile(files, path, project, '2026-11-23').map(({ rule, file }) => `${rule} ${file}`);

  it('is compared with the others of its collection', () => {
    expect(rules('posts/2-b.md')).toContain('doubles posts/2-b.md');
    expect(rules('posts/2-b.md')).not.toContain('doubles posts/1-a.md');
  });

  it('is parsed again when its text has changed', () => {
    files.set('posts/2-b.md', post('tags:', 'tag:'));
    expect(rules('posts/2-b.md')).toContain('schema posts/2-b.md');
    files.set('posts/2-b.md', POST);
    expect(rules('posts/2-b.md')).not.toContain('schema posts/2-b.md');
  });

  it('that was deleted has no findings', () => {
    expect(rules('posts/3-c.md')).toEqual([]);
  });
});
