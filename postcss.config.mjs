export default {
  plugins: {
    '@tailwindcss/postcss': {},
    // Asked for by the customer; Tailwind's own pass leaves it little to do.
    autoprefixer: {},
  },
}
