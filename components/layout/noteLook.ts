/** A note about the page itself, below the header. */
export const NOTE =
  'fixed inset-x-3 top-header z-50 mx-auto mt-3 max-w-xl border-l-4 bg-white p-4 text-tinte print:hidden'
