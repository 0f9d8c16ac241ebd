/**
 * The texts of one element that were taken out, for instance by a translator that waits for an
 * answer. Which translation belongs to which text shows only once all are there, and not if the
 * page changes meanwhile: then all of the texts come back, and are translated again.
 */
interface Gaps {
  /** By the mark, an empty comment, which holds the place of the text. */
  texts: Map<Node, Text>
  /** What stood before and behind each text. */
  neighbors: Map<Text, readonly [Node | null, Node | null]>
  translations: Set<Node>
  expected: number
  isChanged: boolean
}

const gapsIn = new WeakMap<Node, Gaps>()
/** Translations that are still to come to an element, and that nobody needs any more. */
const late = new WeakMap<Node, number>()

/** How long translations that nobody needs any more are expected, in ms. */
const LATE_LIMIT_MS = 10_000

export const isMark = (node: Node): boolean =>
  node.parentNode !== null && gapsIn.get(node.parentNode)?.texts.has(node) === true

/** Puts a mark in place of a text that was taken out; `find` returns what is shown for a node. */
export function markGap(
  text: Text,
  parent: Node,
  neighbors: readonly [Node | null, Node | null],
  find: (node: Node | null) => ChildNode | undefined,
): ChildNode {
  const gaps = gapsIn.get(parent) ?? startGaps(parent)
  const mark = document.createComment('')
  const marks = [...parent.childNodes].filter((node) => gaps.texts.has(node))
  const [ahead, behind] = [1, 0].map((side) =>
    marks.find((other) => {
      const taken = gaps.texts.get(other)
      return taken && gaps.neighbors.get(taken)?.[side] === text
    }),
  )
  const [previous, next] = neighbors.map(find)
  if (ahead) ahead.after(mark)
  else if (behind) behind.before(mark)
  else if (next) next.before(mark)
  else if (previous) previous.after(mark)
  else parent.appendChild(mark)
  gaps.texts.set(mark, text)
  gaps.neighbors.set(text, neighbors)
  gaps.expected++
  return mark
}

function startGaps(parent: Node): Gaps {
  const gaps: Gaps = {
    texts: new Map(),
    neighbors: new Map(),
    translations: new Set(),
    expected: 0,
    isChanged: false,
  }
  gapsIn.set(parent, gaps)
  return gaps
}

/** Notes what is shown in place of a text, and which texts it may belong to as well. */
export type Settle = (text: Text, shown: ChildNode, group: readonly Text[]) => void

/**
 * Takes in what was added to an element. Once all translations are there, `settle` is called for
 * each text with what is shown in its place: a translation, or the text itself.
 */
export function addTranslation(node: ChildNode, settle: Settle): void {
  const parent = node.parentNode
  const gaps = parent && gapsIn.get(parent)
  const lateCount = (parent && late.get(parent)) ?? 0
  if (parent && lateCount > 0) {
    late.set(parent, lateCount - 1)
    node.remove()
  } else if (gaps) {
    gaps.translations.add(node)
    if (gaps.translations.size < gaps.expected) return
    if (gaps.isChanged) restore(parent, gaps, settle)
    else pair(parent, gaps, settle)
  }
}

/**
 * Notes that a text of an element changed, came or went. The first time, `restoreLater` is called
 * with what puts the texts back if not all of their translations come.
 * @returns whether texts of the element are taken out
 */
export function changeGaps(
  parent: Node,
  restoreLater: (restore: (settle: Settle) => void) => void,
): boolean {
  const gaps = gapsIn.get(parent)
  if (gaps && !gaps.isChanged) {
    gaps.isChanged = true
    restoreLater((settle) => gapsIn.get(parent) === gaps && restore(parent, gaps, settle))
  }
  return gaps !== undefined
}

/** Drops a text that is not needed any more. */
export function dropGap(mark: ChildNode): void {
  if (mark.parentNode) gapsIn.get(mark.parentNode)?.texts.delete(mark)
  mark.remove()
}

/** Leaves of an element only its first gap, or none; returns the text of that. */
export function keepFirstGap(element: Node, isEmpty: boolean): Text | undefined {
  const texts = gapsIn.get(element)?.texts ?? new Map<Node, Text>()
  const [first] = texts.size === 0 || isEmpty ? [] : texts.keys()
  for (const child of [...element.childNodes]) {
    if (child === first) continue
    texts.delete(child)
    child.remove()
  }
  return first && texts.get(first)
}

function pair(parent: Node, gaps: Gaps, settle: Settle): void {
  const translations = [...parent.childNodes].filter((node) => gaps.translations.has(node))
  gapsIn.delete(parent)
  const marks = [...parent.childNodes].filter((node) => gaps.texts.has(node))
  const group = [...gaps.texts.values()]
  marks.forEach((mark, at) => {
    const [text, shown] = [gaps.texts.get(mark), translations[at]]
    if (text && shown) {
      if (mark.nextSibling !== shown && mark.previousSibling !== shown) mark.before(shown)
      settle(text, shown, group)
    }
    mark.remove()
  })
}

function restore(parent: Node, gaps: Gaps, settle: Settle): void {
  gapsIn.delete(parent)
  const missing = gaps.expected - gaps.translations.size
  if (missing > 0) {
    late.set(parent, missing)
    setTimeout(() => late.delete(parent), LATE_LIMIT_MS)
  }
  for (const child of [...parent.childNodes]) if (gaps.translations.has(child)) child.remove()
  for (const [mark, text] of gaps.texts) {
    parent.replaceChild(text, mark)
    settle(text, text, [])
  }
}
