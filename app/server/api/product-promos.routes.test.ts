import express from 'express'
import { fetchInstallmentMessage } from '@/integrations/installments/klarna.server'
import { fetchAlbum, fetchPhotos } from '@/integrations/social-gallery/pixlee.server'
import { fetchOffer } from '@/integrations/subscription-offers/ordergroove.server'
import { startSiteApi } from '../testing/start-site-api'
import type { TestServer } from '../testing/start-test-server'

jest.mock('@/integrations/installments/klarna.server', () => ({
  fetchInstallmentMessage: jest.fn(),
}))
jest.mock('@/integrations/social-gallery/pixlee.server', () => ({
  fetchAlbum: jest.fn(),
  fetchPhotos: jest.fn(),
}))
jest.mock('@/integrations/subscription-offers/ordergroove.server', () => ({
  fetchOffer: jest.fn(),
}))

let server: TestServer
beforeAll(async () => {
  server = await startSiteApi(express())
})

const get = (path: string, headers = {}) =>
  fetch(`${server.origin}/api/brindille/${path}`, { headers })

test('what providers promise is the same for everyone, and may be cached', async () => {
  jest.mocked(fetchOffer).mockResolvedValue(null)
  jest.mocked(fetchPhotos).mockResolvedValue([])
  jest.mocked(fetchAlbum).mockResolvedValue([])
  for (const [path, answer] of [
    ['subscription-offer?productId=box-9', { offer: null }],
    ['social-photos?productId=box-9', { photos: [] }],
    ['social-feed?album=recipes', { photos: [] }],
  ] as const) {
    const response = await get(path)
    expect(response.headers.get('cache-control')).toMatch(/^public/)
    expect(await response.json()).toEqual(answer)
  }
})

test('a purchase is described in the language of the page', async () => {
  jest.mocked(fetchInstallmentMessage).mockResolvedValue('4 pagos')
  const response = await get('installment-message?amount=4000', { 'Accept-Language': 'es-US' })
  expect(response.headers.get('vary')).toMatch(/Accept-Language/)
  expect(await response.json()).toEqual({ message: '4 pagos' })
  expect(fetchInstallmentMessage).toHaveBeenCalledWith({
    siteId: 'brindille',
    locale: 'es-US',
    amount: 4000,
  })
})

test.each([
  'subscription-offer',
  'social-photos?productId=../x',
  'social-feed?album=../x',
  'installment-message?amount=0',
  'installment-message?amount=10&locale=nonsense',
])('%s is refused, and nobody is asked', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(400)
  expect(response.headers.get('cache-control')).toBe('no-store')
})
