import type { FullConfig } from '@playwright/test'
import { stopShops } from './shop'

const stopShopPerWorker = ({ workers }: FullConfig) => stopShops(workers)

export default stopShopPerWorker
