// Plain JavaScript: loaded into the process of each test file before anything else.

/**
 * Node's runner waits for a file for as long as anything in it is open, and tells nothing until then: one file that never ends would
 * take the results of its whole stage along. So each ends itself after a while and says what kept it.
 */
const minutes = Number(process.env.TEST_FILE_MINUTES)
if (minutes > 0 && process.env.NODE_TEST_CONTEXT) {
  setTimeout(() => {
    console.error(
      `${process.argv[1]} did not end within ${minutes} minutes; open: ${process.getActiveResourcesInfo().join(', ')}`,
    )
    process.exit(1)
  }, minutes * 60_000).unref()
}
