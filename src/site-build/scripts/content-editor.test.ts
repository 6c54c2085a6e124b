import { describe, expect, it } from 'vitest';
import { editorFiles, ownScript } from './content-editor.ts';

describe('the script of the content editor', () => {
  const { script, icons } = editorFiles();
  const text = script.content.toString();

  it('has its icons from our own host, and no other font', () => {
    expect(text).toContain(`url(${icons.path})`);
    expect(text.match(/@font-face/g)).toHaveLength(1);
    expect(text).not.toContain('jsdelivr');
    expect(icons.content.subarray(0, 4).toString()).toBe('wOF2');
  });

  it('asks no other host for languages or for a newer version', () => {
    expect(text).toMatch(/=`en-US`\.split\(/);
    expect(text).toMatch(/=async\(\)=>\{return;try\{let \w+=await fetch\(/);
  });

  it('has names that change with what is in the files', () => {
    expect(script.path).toMatch(/^\/_astro\/editor\.[\w-]{6}\.js$/);
    expect(icons.path).toMatch(/^\/_astro\/editor-icons\.[\w-]{6}\.woff2$/);
  });

  it('stops the build when a newer version lacks a part, or has it twice', () => {
    expect(() => ownScript('', '')).toThrow('has its text font 0 times, not once');
    const twice = "@font-face {font-family:'Source Sans 3';}".repeat(2);
    expect(() => ownScript(twice, '')).toThrow('has its text font 2 times, not once');
  });
});
