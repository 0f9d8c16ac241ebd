import { useQuery } from '@tanstack/react-query'
import { useState, type FocusEvent } from 'react'
import type { StudioBody, StudioFinding } from '@contracts/studio'
import { studioApi } from '../api/studio-api'
import { useDebounced } from '../parts/use-debounced'
import { isBody } from './document.rules'
import type { ItemEditing } from './use-item-editor'

interface Shown {
  findings: StudioFinding[]
  /** For the form: notes which fields have been left. */
  onBlur: (event: FocusEvent<HTMLElement>) => void
}

const CHECK_PAUSE_MS = 600

const isError = ({ severity }: StudioFinding) => severity === 'error'

/**
 * Checks the form and leaves out errors in fields that the editor has not left yet, so that a new
 * item is not full of them. Errors that were saved, and all errors after a refusal to publish, are
 * shown at once.
 */
export function useShownFindings({ item, document, outcome }: ItemEditing): Shown {
  const settled = useDebounced(document.body, CHECK_PAUSE_MS)
  const checked = useQuery({
    queryKey: ['check', item.id, settled],
    queryFn: () => studioApi.check(settled),
    keepPreviousData: true,
    cacheTime: 0,
  })
  const findings = checked.data?.findings ?? item.findings
  const isRefused = outcome?.isFailure ?? false
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [wasRefused, setWasRefused] = useState(false)
  if (isRefused && !wasRefused) setWasRefused(true)
  const known = new Set(
    item.findings.filter((one) => isError(one) && isFilled(item.body, one.path)).map(toPath),
  )
  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    const paths = new Set(left)
    let field = target.closest('[data-path]')
    while (field) {
      paths.add(field.getAttribute('data-path') ?? '')
      field = field.parentElement?.closest('[data-path]') ?? null
    }
    if (paths.size > left.size) setLeft(paths)
  }
  const isShown = (one: StudioFinding) =>
    !isError(one) || wasRefused || one.path === '' || left.has(one.path) || known.has(one.path)
  return { findings: findings.filter(isShown), onBlur }
}

const toPath = ({ path }: StudioFinding) => path

function isFilled(body: StudioBody, path: string): boolean {
  let value: unknown = body
  for (const name of path.split('.')) {
    value = Array.isArray(value) ? value[Number(name)] : isBody(value) ? value[name] : undefined
  }
  return value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
}
