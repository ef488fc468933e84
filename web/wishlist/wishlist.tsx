export { WishlistKeeper } from './wishlist-keeper.tsx'
