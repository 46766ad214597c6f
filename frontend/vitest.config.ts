import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://waymark.test/' } },
    include: ['test/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
    css: false,
    testTimeout: 30_000,
    // Hooks load the large parts of the app, which takes a busy machine longest.
    hookTimeout: 60_000,
    // Two workers: the machine runs other suites beside this one.
    maxWorkers: 2,
  },
})
