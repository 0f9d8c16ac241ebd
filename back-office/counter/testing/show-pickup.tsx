import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { Route } from 'react-router-dom'
import { BACK_OFFICE_API } from '@contracts/back-office'
import { renderOffice } from '../../testing/render-office'
import PickupPage from '../pickup-page'

/** The address of `aPickup()` at the engine. */
export const PICKUP = `*${BACK_OFFICE_API}/counter/101/pickups/1/me`

const PAGE = <Route path="/counter/:shopId/:orderNo/:shipmentId" component={PickupPage} />

interface Clerk {
  email?: string
  client?: QueryClient
}

/** Renders the page of `aPickup()` for a clerk. */
export const showPickup = ({ email = 'ada@example.com', client }: Clerk = {}) =>
  renderOffice(client ? <QueryClientProvider client={client}>{PAGE}</QueryClientProvider> : PAGE, {
    at: '/counter/101/1/me',
    roles: ['shop'],
    email,
  })

export const findBrittle = () => screen.findByRole('checkbox', { name: '2 × Brittle' })
