/**
 * Whether the visitor saves data or has a slow connection: nothing is fetched ahead then. By the
 * Network Information API, missing in Safari and Firefox.
 */
export function isConnectionConstrained(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null) return false
  const isSaving = 'saveData' in connection && connection.saveData === true
  return isSaving || ('effectiveType' in connection && connection.effectiveType !== '4g')
}
