/**
 * Debian's Chromium without a window (package chromium-headless-shell): it prints in its own process, where the whole Chromium starts
 * another one for each paper. This is the program itself; the script in /usr/bin would stand between us and a browser to be killed.
 */
export const CHROMIUM = '/usr/lib/chromium/chromium-headless-shell'
