/** Address of the script of the content editor (site-build/scripts/content-editor.ts). */
declare const EDITOR_SCRIPT: string;

export const editorScript: string = EDITOR_SCRIPT;
