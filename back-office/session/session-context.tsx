import { createContext, useContext } from 'react'
import { LOCAL_OPERATOR, type BackOfficeSession } from '@contracts/back-office'
import { hasRight, OPERATOR_ROLES, type OperatorRight } from '@rules/operator-rights'

export const SESSION_KEY = ['session']

/** Session of a local user with all rights, used while there are no operators. */
const LOCAL: BackOfficeSession = { kind: 'local', name: LOCAL_OPERATOR, roles: [...OPERATOR_ROLES] }

export const SessionContext = createContext<BackOfficeSession>(LOCAL)

export const useSession = () => useContext(SessionContext)

/**
 * Returns whether the operator who is logged in has a right. Actions without the right are hidden.
 */
export function useRight(right: OperatorRight): boolean {
  return hasRight(useSession().roles, right)
}
