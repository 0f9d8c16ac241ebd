import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useHistory, useLocation } from 'react-router-dom'
import { officeApi } from '../api/office-api'
import { useTitle } from '../parts/use-title'
import { Entrance } from './entrance'
import { LoginForm } from './login-form'
import { BASE_PATH, toReturnPath } from './return-path.rules'
import { SESSION_KEY } from './session-context'

/**
 * The operators' login page. It redirects an operator who is already logged in to the page in
 * `?to=`. Links in mails point to the login page, because browsers do not send the session's cookie
 * when a visit comes from another site.
 */
export function LoginPage() {
  useTitle('Log in')
  const history = useHistory()
  const { search } = useLocation()
  const session = useQuery({ queryKey: SESSION_KEY, queryFn: officeApi.getSession, retry: false })
  const isIn = session.isSuccess
  useEffect(() => {
    if (!isIn) return
    const path = toReturnPath(search, window.location.origin)
    if (path.startsWith(`${BASE_PATH}/`)) history.replace(path.slice(BASE_PATH.length))
    else window.location.replace(path)
  }, [isIn, search, history])
  return (
    <Entrance title="Back office">
      <LoginForm onDone={() => undefined} />
    </Entrance>
  )
}
