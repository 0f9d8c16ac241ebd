import 'react'

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- merging needs the same parameter
  // Written in lower case for react-helmet, which copies attributes as they are.
  interface LinkHTMLAttributes<T> {
    imagesrcset?: string
    imagesizes?: string
    fetchpriority?: 'high' | 'low' | 'auto'
  }
}
