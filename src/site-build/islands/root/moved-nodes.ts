/**
 * Lets React change what a translation has changed before: browsers move or replace text nodes, and
 * to React's `removeChild` or `insertBefore` that is a NotFoundError, at which it removes the whole
 * island (react/react#11538).
 */

/** What contains `node` as a child of `parent`, such as the element around a translated text. */
function childWith(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

const { insertBefore, removeChild } = Node.prototype;

/** Applies to all nodes of the page, from now on. */
export function tolerateMovedNodes(): void {
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null) {
    return insertBefore.call(this, node, childWith(this, next)) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T) {
    const child = childWith(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };
}
