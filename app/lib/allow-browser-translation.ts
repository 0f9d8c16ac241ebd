import { isReactNode, isRemovedByReact } from './react-text'
import { dropGap, isMark } from './text-gaps'
import {
  change,
  findShown,
  forgetReplacement,
  isChild,
  isFont,
  noteChange,
  prepareWrite,
  recordChanges,
  restoreGroup,
  setTakenText,
  watchReplacements,
} from './text-replacements'

/**
 * Lets React update a page that the browser translates (docs/adr/0113). Translations replace or
 * move the text nodes that React holds. Without this, React writes new texts into nodes that are no
 * longer shown, and fails when it removes such a node or inserts beside it.
 */
export function allowBrowserTranslation(): void {
  watchReplacements()
  const { appendChild, insertBefore, removeChild } = Node.prototype

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const isLost = child instanceof Node && child.parentNode !== this
    if (isLost) change(() => removeLost(this, child))
    else if (child instanceof Text && isRemovedByReact(child))
      change(() => removeChild.call(this, child))
    else removeChild.call(this, child)
    return child
  }

  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    const isLost = next instanceof Node && next.parentNode !== this
    place(node, isLost, () => insertBefore.call(this, node, isLost ? findChild(this, next) : next))
    return node
  }

  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    place(node, false, () => appendChild.call(this, node))
    return node
  }

  replaceSetter(Text.prototype, 'nodeValue', (text, value, set) => {
    change(() => {
      if (text instanceof Text && isOfReact(text)) prepareWrite(text, value)
      set()
    })
  })
  replaceSetter(Node.prototype, 'textContent', (node, value, set) => {
    if (change(() => setTakenText(node, value))) return
    if (value === '') change(set)
    else set()
  })
}

/** Texts of others, for instance of a rich-text editor, change as people type. */
const isOfReact = (text: Text) =>
  isReactNode(text) || (text.parentNode !== null && isReactNode(text.parentNode))

function replaceSetter(
  prototype: Node,
  name: 'nodeValue' | 'textContent',
  assign: (node: Node, value: string, set: () => void) => void,
): void {
  const property = Object.getOwnPropertyDescriptor(Node.prototype, name)
  Object.defineProperty(prototype, name, {
    ...property,
    set(this: Node, value: string | null) {
      assign(this, value ?? '', () => property?.set?.call(this, value))
    },
  })
}

/** Inserts a node. A text that is moved leaves no translation where it was. */
function place(node: Node, isBesideLost: boolean, insert: () => void): void {
  const isOwn = node instanceof Text && isReactNode(node)
  if (!isOwn) {
    if (isBesideLost) recordChanges()
    return insert()
  }
  change(() => {
    restoreGroup(node)
    const shown = findShown(node)
    forgetReplacement(node)
    insert()
    if (shown !== node) removeShown(shown)
    noteChange(node)
  })
}

/** Removes a node that is no longer a child of `parent`, and what replaced or held it. */
function removeLost(parent: Node, node: Node): void {
  restoreGroup(node)
  const child = findChild(parent, node)
  const isReplaced = findShown(node) !== node
  if (child && isReplaced) return removeShown(child)
  if (isChild(node)) node.remove()
  if (child && isFont(child) && child.textContent === '') child.remove()
}

/** Removes what is shown in place of a text. */
function removeShown(shown: ChildNode): void {
  noteChange(shown)
  if (isMark(shown)) dropGap(shown)
  else shown.remove()
}

/** Returns the child of `parent` that replaces or contains `node`. */
function findChild(parent: Node, node: Node): ChildNode | null {
  let found: Node | null = findShown(node)
  while (found && found.parentNode !== parent) found = found.parentNode
  return found && isChild(found) ? found : null
}
