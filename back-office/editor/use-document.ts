import { useCallback, useRef, useState } from 'react'
import type { StudioBody } from '@contracts/studio'
import { isBody, isSame, setAt, toPathText, type FieldPath } from './document.rules'

const MAX_STEPS = 100
/**
 * Changes to one field that follow each other faster than this are undone in one step; changes of
 * the whole document are steps of their own.
 */
const SAME_STEP_MS = 1500

interface State {
  body: StudioBody
  before: StudioBody[]
}

export function useDocument(saved: StudioBody) {
  const [{ body, before }, setState] = useState<State>({ body: saved, before: [] })
  const last = useRef({ path: '', at: 0 })

  const change = useCallback((path: FieldPath, value: unknown) => {
    const text = toPathText(path)
    const now = Date.now()
    const isSameStep =
      text !== '' && last.current.path === text && now - last.current.at < SAME_STEP_MS
    last.current = { path: text, at: now }
    setState((state) => {
      const changed = setAt(state.body, path, value)
      if (!isBody(changed)) return state
      const steps = isSameStep ? state.before : [...state.before, state.body].slice(-MAX_STEPS)
      return { body: changed, before: steps }
    })
  }, [])

  const undo = useCallback(() => {
    last.current = { path: '', at: 0 }
    setState((state) => {
      const previous = state.before.at(-1)
      return previous ? { body: previous, before: state.before.slice(0, -1) } : state
    })
  }, [])

  /** Replaces the content and clears the undo history. */
  const replace = useCallback((next: StudioBody) => setState({ body: next, before: [] }), [])

  return {
    body,
    isDirty: !isSame(body, saved),
    canUndo: before.length > 0,
    change,
    undo,
    replace,
  }
}
