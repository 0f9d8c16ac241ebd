import { createContext, useContext } from 'react'
import type { BackOfficeSession } from '@domain/back-office-wire'
import { hasRight, OPERATOR_ROLES, type OperatorRight } from '@domain/operator-rights'

/** Of the query that asks who is logged in. */
export const SESSION_KEY = ['session']

/** A user on this machine while there are no operators: has all rights. */
const LOCAL: BackOfficeSession = { kind: 'local', name: 'local', roles: [...OPERATOR_ROLES] }

export const SessionContext = createContext<BackOfficeSession>(LOCAL)

/** Who is logged in. */
export const useSession = () => useContext(SessionContext)

/** Whether who is logged in has a right: what one may not do is not offered. */
export function useRight(right: OperatorRight): boolean {
  return hasRight(useSession().roles, right)
}
