import { useState } from 'react'
import { Redirect, useLocation } from 'react-router-dom'
import type { ArrivalState } from '@/domain/arrival'
import { paths } from '@/site/paths'

/** Leads to login in place of this page; whoever logs in there comes back to it. */
export function RedirectToLogin({ hasExpired }: Pick<ArrivalState, 'hasExpired'>) {
  const { pathname, search } = useLocation()
  // As it was at first: this page stays until the other one is loaded, and a second redirect would
  // overwrite what the first one says.
  const [state] = useState<ArrivalState>({ from: pathname + search, hasExpired })
  return <Redirect to={{ pathname: paths.login(), state }} />
}
