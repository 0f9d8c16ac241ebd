/**
 * Caches the result of reading a document as long as the document is in memory: on the server, all
 * pages share a content item for some seconds. The result must not be changed, and must depend only
 * on the document.
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
