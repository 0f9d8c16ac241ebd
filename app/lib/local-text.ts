/** Texts in local storage, for what may be forgotten: nothing is kept where storage is blocked. */
export const localText = {
  get(key: string): string | undefined {
    try {
      return localStorage.getItem(key) ?? undefined
    } catch {
      return undefined
    }
  },
  set(key: string, text: string): void {
    try {
      localStorage.setItem(key, text)
    } catch {
      // blocked or full
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key)
    } catch {
      // blocked
    }
  },
}
