/** The collections of the content editor, in the order and below the headings of its list. */
import { COLLECTIONS, FILES, FOLDERS, type FolderCollection, type Group } from '#collections';
import { site } from '#site';

/** The name of a folder or file in the editor, of its path. */
export const editorName = (path: string): string => path.replaceAll('/', '-');

/** A folder as the editor lists it. */
export type EditorFolder = Pick<FolderCollection, 'path' | 'label' | 'description'> & {
  of: (typeof FOLDERS)[number][0];
};

/** Translations to the language that the practice writes first are no pages of it. */
const isWritten = ({ path }: { path: string }): boolean => !path.split('/').includes(site.language);

/** Folders of files, those within others on their own. */
export const EDITOR_FOLDERS: readonly EditorFolder[] = FOLDERS.flatMap(([of, folder]) =>
  [
    folder,
    ...(folder.more ?? []).filter(isWritten).map(({ path, label }) => ({
      path,
      label,
      description: `Pages with addresses below /${path.slice(folder.path.length + 1)}`,
    })),
  ].map(({ path, label, description }) => ({ of, path, label, description })),
);

/** Files with one entry. */
export const EDITOR_FILES = FILES.filter(([, file]) => isWritten(file));

export const LISTS_COLLECTION = {
  name: 'lists',
  label: 'Prices, menus, lists',
  description: 'What many pages share',
};
export const FILES_COLLECTION = {
  name: 'tools',
  label: 'Times, quizzes, tools',
  description: 'What visitors choose, answer or fill in',
};

const inGroup = (group: Group): string[] =>
  EDITOR_FOLDERS.filter(({ of }) => COLLECTIONS[of].group === group).map(({ path }) =>
    editorName(path),
  );

/** Names of the collections below each heading of the list. */
export const GROUPS: Readonly<Record<Group, readonly string[]>> = {
  'Written often': inGroup('Written often'),
  'The practice': [...inGroup('The practice'), LISTS_COLLECTION.name],
  'The rest': [...inGroup('The rest'), FILES_COLLECTION.name],
};
