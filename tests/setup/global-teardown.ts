import { stopShop } from './shop'

export default stopShop
