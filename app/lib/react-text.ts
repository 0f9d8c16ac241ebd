/** The part of React's record of a node that is used here. */
interface Fiber {
  return: Fiber | null
  alternate: Fiber | null
  deletions: Fiber[] | null
}

const isFiber = (value: unknown): value is Fiber =>
  typeof value === 'object' && value !== null && 'return' in value && 'deletions' in value

function fiberOf(node: Node): Fiber | undefined {
  const key = Object.keys(node).find((name) => name.startsWith('__reactFiber$'))
  const fiber: unknown = key && Reflect.get(node, key)
  return isFiber(fiber) ? fiber : undefined
}

/** React records every node that it may change, move or remove, except the text of an element. */
export const isReactNode = (node: Node): boolean => fiberOf(node) !== undefined

/** Returns whether React itself is removing a text, alone or with what surrounds it. */
export function isRemovedByReact(text: Text): boolean {
  for (let fiber = fiberOf(text); fiber?.return; fiber = fiber.return) {
    const { return: parent, alternate } = fiber
    const removed = [...(parent.deletions ?? []), ...(parent.alternate?.deletions ?? [])]
    if (removed.includes(fiber) || (alternate && removed.includes(alternate))) return true
  }
  return false
}
