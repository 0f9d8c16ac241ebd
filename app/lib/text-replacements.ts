import { isReactNode } from './react-text'
import { addTranslation, changeGaps, isMark, keepFirstGap, markGap, type Settle } from './text-gaps'

/**
 * The node that stands on the page in place of a removed one: the translation of a text, the text
 * that undoing the translation put back, or the mark of a text that was taken out.
 */
const replacements = new WeakMap<Node, ChildNode>()
/** Texts that were translated together: which translation belongs to which is a guess. */
const groups = new WeakMap<Node, readonly Text[]>()
let observer: MutationObserver | undefined

/** Texts that React has changed on the page, with their last value and its time. */
const written = new WeakMap<Text, { value: string; at: number }>()
/** Those that were changed in the present task: a translator has read them since. */
const justWritten = new Set<Text>()
/** How long a translator may work on what it has read before the change, in ms. */
const TRANSLATOR_LIMIT_MS = 1_500
/** How long texts that changed while they were taken out wait for all of their translations, in ms. */
const TRANSLATIONS_LIMIT_MS = 2_000

export function watchReplacements(): void {
  observer = new MutationObserver(record)
  observer.observe(document, { childList: true, characterData: true, subtree: true })
}

export const recordChanges = (): void => record(observer?.takeRecords() ?? [])

/** Makes a change of the page's own, which must not be taken for one of a translator. */
export function change<T>(make: () => T): T {
  recordChanges()
  const result = make()
  observer?.takeRecords()
  return result
}

/** Returns the node that is shown in place of a replaced one; of any other node, the node itself. */
export function findShown<T extends Node>(node: T): T | ChildNode {
  let shown: T | ChildNode = node
  // a translation may hold the text that it replaces
  for (let next; (next = replacements.get(shown.getRootNode()));) shown = next
  return shown
}

export const forgetReplacement = (text: Text): void => void replacements.delete(text)

/** Translations are `font` elements, in Chrome as in Edge. */
export const isFont = (node: Node): boolean => node.nodeName === 'FONT'

/** Puts the texts back that were translated together with a text, and that text itself. */
export function restoreGroup(node: Node): void {
  const group = groups.get(node) ?? []
  for (const text of group) {
    const shown = findShown(text)
    groups.delete(text)
    if (shown === text || isMark(shown)) continue
    replacements.delete(text)
    shown.replaceWith(text)
  }
}

/** Prepares for a new value: puts the text back in place of its translation. */
export function prepareWrite(text: Text, value: string): void {
  restoreGroup(text)
  const shown = findShown(text)
  const isTaken = noteChange(shown)
  if (isMark(shown)) return
  if (shown !== text) {
    replacements.delete(text)
    shown.replaceWith(text)
  } else if (text.isConnected && !isTaken) {
    written.set(text, { value, at: performance.now() })
    if (justWritten.size === 0) setTimeout(() => justWritten.clear())
    justWritten.add(text)
  }
}

/**
 * Sets the text of an element whose text a translator has taken out.
 * @returns whether it had been taken out
 */
export function setTakenText(element: Node, value: string): boolean {
  if (!changeGaps(element, restoreLater)) return false
  const text = keepFirstGap(element, value === '')
  if (text) text.data = value
  return text !== undefined || value === ''
}

/** @returns whether texts beside a node are taken out */
export const noteChange = (node: Node): boolean =>
  node.parentNode !== null && changeGaps(node.parentNode, restoreLater)

const restoreLater = (restore: (settle: Settle) => void): void =>
  void setTimeout(() => change(() => restore(settle)), TRANSLATIONS_LIMIT_MS)

/** Notes what is shown in place of a text that was taken out. */
function settle(text: Text, shown: ChildNode, group: readonly Text[]): void {
  groups.set(text, group)
  replacements.delete(shown)
  if (shown === text) replacements.delete(text)
  else replacements.set(text, shown)
}

/**
 * Finds replacements that are made at once, those made in two steps (the translation is added beside
 * its text, which is then removed), texts that are taken out, and translations that come later.
 */
function record(mutations: readonly MutationRecord[]): void {
  const added = new Set<ChildNode>()
  const taken: MutationRecord[] = []
  for (const mutation of mutations) {
    if (mutation.type === 'characterData') keepWritten(mutation.target)
    const put = [...mutation.addedNodes].find(isText)
    const removed = [...mutation.removedNodes].find(isText)
    const { previousSibling, nextSibling } = mutation
    const beside =
      removed && [previousSibling, nextSibling].filter(isText).find((node) => added.delete(node))
    const instead = put ?? beside
    if (removed && instead) replace(removed, instead)
    else if (removed && mutation.addedNodes.length === 0) taken.push(mutation)
    else if (put) added.add(put)
  }
  markTaken(taken.flatMap(takenTexts))
  added.forEach((node) => addTranslation(node, settle))
  if (mutations.length > 0) observer?.takeRecords()
}

interface Taken {
  text: Text
  parent: Node
  neighbors: [Node | null, Node | null]
}

function takenTexts({
  target,
  removedNodes,
  previousSibling,
  nextSibling,
}: MutationRecord): Taken[] {
  const nodes = [previousSibling, ...removedNodes, nextSibling]
  return nodes.flatMap((text, at) => {
    const isInside = at > 0 && at < nodes.length - 1
    const isTaken = isInside && text instanceof Text && (isReactNode(text) || isReactNode(target))
    const neighbors: Taken['neighbors'] = [nodes[at - 1] ?? null, nodes[at + 1] ?? null]
    return isTaken ? [{ text, parent: target, neighbors }] : []
  })
}

/** Marks the places of texts, first of those whose neighbors are known. */
function markTaken(taken: readonly Taken[]): void {
  const waiting = taken.filter(({ text }) => !text.parentNode && findShown(text) === text)
  const known = waiting.filter(({ parent, neighbors }) =>
    neighbors.some((node) => findIn(parent, node)),
  )
  const next = known.length > 0 ? known : waiting
  for (const { text, parent, neighbors } of next) {
    if (findShown(text) !== text) continue
    replacements.set(
      text,
      markGap(text, parent, neighbors, (node) => findIn(parent, node)),
    )
  }
  if (next.length > 0) markTaken(waiting)
}

function findIn(parent: Node, node: Node | null): ChildNode | undefined {
  const shown = node && findShown(node)
  return shown && isChild(shown) && shown.parentNode === parent ? shown : undefined
}

export const isChild = (node: Node): node is ChildNode => 'replaceWith' in node

function replace(removed: ChildNode, added: ChildNode): void {
  // a text that is put back is no longer replaced; this also excludes cycles
  replacements.delete(added)
  if (!(removed instanceof Text)) {
    replacements.set(removed, added)
  } else if (isOutdated(removed) && added.isConnected) {
    added.replaceWith(removed)
  } else {
    replacements.set(removed, added)
  }
}

/** Returns whether a translator may have read the text before it changed. */
function isOutdated(text: Text): boolean {
  const write = written.get(text)
  if (!write || justWritten.has(text)) return false
  return performance.now() - write.at < TRANSLATOR_LIMIT_MS
}

/** Undoes the translation of a former value that a translator writes into the text itself. */
function keepWritten(node: Node): void {
  const value = node instanceof Text && written.get(node)?.value
  if (value === false || value === undefined || node.nodeValue === value) return
  if (node instanceof Text && isOutdated(node)) node.data = value
}

const isText = (node: Node | null): node is Text | HTMLFontElement =>
  node instanceof Text || (node !== null && isFont(node))
