/**
 * Remembers what was read from a document for as long as the document itself is in memory: on the
 * server a content item is shared by every page of some seconds. What is read must not be changed,
 * then, nor depend on anything else.
 */
export function readOnce<Document extends object | undefined, Result>(
  read: (document: Document) => Result,
): (document: Document) => Result {
  const known = new WeakMap<object, Result>()
  return (document) => {
    if (!document) return read(document)
    const result = known.get(document) ?? read(document)
    known.set(document, result)
    return result
  }
}
