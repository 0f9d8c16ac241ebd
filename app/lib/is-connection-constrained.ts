/**
 * Returns whether the visitor saves data or has a slow connection, so that nothing should be
 * prefetched. Uses the Network Information API, which Safari and Firefox do not support.
 */
export function isConnectionConstrained(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null) return false
  const isSaving = 'saveData' in connection && connection.saveData === true
  return isSaving || ('effectiveType' in connection && connection.effectiveType !== '4g')
}
