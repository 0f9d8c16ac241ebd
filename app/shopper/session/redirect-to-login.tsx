import { useState } from 'react'
import { Redirect, useLocation } from 'react-router-dom'
import type { ReturnState } from '@/rules/return-state'
import { paths } from '@/site/paths'

interface RedirectToLoginProps {
  /** Whether the shopper returns to this page after the login. */
  isReturning?: boolean
}

export function RedirectToLogin({ isReturning = true }: RedirectToLoginProps) {
  const { pathname, search, hash } = useLocation()
  const [state] = useState<ReturnState>(isReturning ? { from: pathname + search + hash } : {})
  // this page stays mounted until the login page has loaded: another redirect would lose the way
  // back
  if (pathname === paths.login()) return null
  return <Redirect to={{ pathname: paths.login(), state }} />
}
