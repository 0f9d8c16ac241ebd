import type { FullConfig } from '@playwright/test'
import { startShops } from './shop'

const startShopPerWorker = ({ workers }: FullConfig) => startShops(workers)

export default startShopPerWorker
