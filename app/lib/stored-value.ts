import { useCallback, useSyncExternalStore } from 'react'
import { logError } from './log'

/**
 * A value that the browser stores as JSON under one key, or under one key for each `scope` (a
 * site's id).
 */
export interface StoredValue<T> {
  /**
   * Returns undefined if nothing valid is stored. Returns the same object until the stored text
   * changes.
   */
  get(scope?: string): T | undefined
  /**
   * Stores a value; undefined removes it. Returns whether the value is stored permanently: storage
   * may be blocked or full.
   */
  set(value: T | undefined, scope?: string): boolean
  /**
   * Calls back on every change through this object, in this tab or another. Returns a function that
   * stops it.
   */
  onChange(listener: () => void): () => void
  /** Calls back on changes by other tabs, which share `local` storage. */
  onChangeInOtherTab(listener: () => void, scope?: string): () => void
}

interface StoredValueOptions<T> {
  /** `local` is kept between visits and shared by all tabs; `session` ends with its tab. */
  area: 'local' | 'session'
  key: string
  /** Reads parsed JSON; returns undefined for anything unexpected. */
  parse: (stored: unknown) => T | undefined
}

/**
 * Creates a value in local or session storage. If the browser blocks storage, the value is kept in
 * memory.
 */
export function storedValue<T>({ area, key, parse }: StoredValueOptions<T>): StoredValue<T> {
  const listeners = new Set<() => void>()
  const unsaved = new Map<string, string>()
  const parsed = new Map<string, { text: string; value: T | undefined }>()
  const keyOf = (scope?: string) => (scope === undefined ? key : `${key}_${scope}`)
  const storage = () => (area === 'local' ? window.localStorage : window.sessionStorage)

  const readText = (name: string): string | null => {
    try {
      return unsaved.get(name) ?? storage().getItem(name)
    } catch {
      return null
    }
  }
  const readValue = (text: string): T | undefined => {
    try {
      return parse(JSON.parse(text))
    } catch (error) {
      logError('A stored value could not be read', { key, error })
      return undefined
    }
  }
  const writeText = (name: string, text: string | undefined): boolean => {
    unsaved.delete(name)
    try {
      if (text === undefined) storage().removeItem(name)
      else storage().setItem(name, text)
      return true
    } catch {
      if (text !== undefined) unsaved.set(name, text)
      return false
    }
  }
  const onStorageEvent = (listener: () => void, isMine: (name: string) => boolean) => {
    // a key of null means that the whole storage was cleared
    const react = (event: StorageEvent) => {
      if (event.key === null || isMine(event.key)) listener()
    }
    window.addEventListener('storage', react)
    return () => window.removeEventListener('storage', react)
  }

  return {
    get(scope) {
      const name = keyOf(scope)
      const text = readText(name)
      if (text === null) return undefined
      const known = parsed.get(name)
      if (known?.text === text) return known.value
      const value = readValue(text)
      parsed.set(name, { text, value })
      return value
    },
    set(value, scope) {
      const isSaved = writeText(
        keyOf(scope),
        value === undefined ? undefined : JSON.stringify(value),
      )
      listeners.forEach((notify) => notify())
      return isSaved
    },
    onChange(listener) {
      listeners.add(listener)
      const stop = onStorageEvent(listener, (name) => name === key || name.startsWith(`${key}_`))
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
    onChangeInOtherTab: (listener, scope) =>
      onStorageEvent(listener, (name) => name === keyOf(scope)),
  }
}

/**
 * Returns a stored value and renders again when it changes. Undefined on the server and while
 * hydrating.
 */
export function useStoredValue<T>(stored: StoredValue<T>, scope?: string): T | undefined {
  const get = useCallback(() => stored.get(scope), [stored, scope])
  return useSyncExternalStore(stored.onChange, get, () => undefined)
}
