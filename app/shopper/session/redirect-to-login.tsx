import { useState } from 'react'
import { Redirect, useLocation } from 'react-router-dom'
import type { ArrivalState } from '@/domain/arrival'
import { paths } from '@/site/paths'

interface RedirectToLoginProps {
  /** Whether the login leads back to this page. */
  isReturning?: boolean
}

/** Leads to the login page in place of this one. */
export function RedirectToLogin({ isReturning = true }: RedirectToLoginProps) {
  const { pathname, search, hash } = useLocation()
  const [state] = useState<ArrivalState>(isReturning ? { from: pathname + search + hash } : {})
  // This page stays until the other one is loaded: redirecting again would forget the way back.
  if (pathname === paths.login()) return null
  return <Redirect to={{ pathname: paths.login(), state }} />
}
