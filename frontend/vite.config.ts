import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkOf } from './build/chunks.ts'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: 'manifest.json',
    // The policy of the static server forbids inline script; every target browser knows modulepreload.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: {
      input: {
        app: 'index.html',
        landing: 'src/site/island/landing.ts',
        reading: 'src/site/island/reading.ts',
        ai: 'src/site/island/ai-transition.ts',
      },
      ...(!isSsrBuild && {
        output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: 'shared', name: chunkOf }] } },
      }),
    },
  },
  server: { proxy: { '/api': process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080' } },
}))
