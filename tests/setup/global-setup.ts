import { startShop } from './shop'

export default startShop
