import 'react'

declare module 'react' {
  // Written in lower case for react-helmet, which copies attributes as they are.
  interface LinkHTMLAttributes<T> {
    imagesrcset?: string
    imagesizes?: string
    fetchpriority?: 'high' | 'low' | 'auto'
  }
}
