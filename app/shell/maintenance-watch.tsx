import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useHistory } from 'react-router-dom'
import { AppError } from '@/errors/app-error'

/** An answer that says the shop is under maintenance leads there, once (ERR-007, ERR-012). */
export function MaintenanceWatch() {
  const queryClient = useQueryClient()
  const history = useHistory()
  useEffect(() => {
    const notice = (error: unknown) => {
      const isClosed = error instanceof AppError && error.kind === 'maintenance'
      if (isClosed && history.location.pathname !== MAINTENANCE_PATH) {
        history.replace(MAINTENANCE_PATH)
      }
    }
    const stopQueries = queryClient
      .getQueryCache()
      .subscribe((event) => notice(event.query.state.error))
    const stopMutations = queryClient
      .getMutationCache()
      .subscribe((event) => notice(event.mutation?.state.error))
    return () => {
      stopQueries()
      stopMutations()
    }
  }, [queryClient, history])
  return null
}

const MAINTENANCE_PATH = '/maintenance'
