import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useHistory } from 'react-router-dom'
import { AppError } from '@/errors/app-error'
import { paths } from '@/site/paths'

/**
 * Redirects to the maintenance page after a response that reports maintenance, but only once
 * (ERR-007, ERR-012): if the visitor continues from there, new requests show whether it has ended.
 */
export function MaintenanceWatch() {
  const queryClient = useQueryClient()
  const history = useHistory()
  useEffect(() => {
    const isThere = () => history.location.pathname === paths.maintenance()
    const notice = (error: unknown) => {
      if (isClosed(error) && !isThere()) history.replace(paths.maintenance())
    }
    // errors of the server's own requests
    queryClient
      .getQueryCache()
      .findAll()
      .forEach(({ state }) => notice(state.error))
    const stops = [
      queryClient.getQueryCache().subscribe((event) => notice(event.query.state.error)),
      queryClient.getMutationCache().subscribe((event) => notice(event.mutation?.state.error)),
      history.listen(() => {
        const predicate = ({ state }: Query) => isClosed(state.error)
        if (!isThere()) void queryClient.resetQueries({ predicate })
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [queryClient, history])
  return null
}

function isClosed(error: unknown): boolean {
  return error instanceof AppError && error.kind === 'maintenance'
}
