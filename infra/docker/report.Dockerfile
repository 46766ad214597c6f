# report-api (the command of the image) and report-worker (node services/report/src/worker.ts), with the browser that prints:
#   docker build -f infra/docker/report.Dockerfile -t waymark/report:dev .
# Chromium keeps its sandbox: run it with infra/docker/seccomp-chromium.json.
ARG NODE_IMAGE=node:24-bookworm-slim
ARG DEBIAN_IMAGE=debian:bookworm-slim

# --- The same in all four recipes, word for word, so that a builder that keeps stages runs it once. Works with every builder:
# --- no syntax line, no RUN --mount, no heredoc, no COPY --link.

# The sources, readable for everyone whatever the umask of who checked them out; and what packages and generated code are made
# from: while that stays the same, the stages below come from the build's memory.
FROM ${NODE_IMAGE} AS source
WORKDIR /source
COPY . .
RUN chmod -R a+rX . && mkdir /manifests /definitions \
  && find . \( -name package.json -o -name package-lock.json -o -name .npmrc -o -path './infra/docker/*.mjs' \) -exec cp --parents {} /manifests \; \
  && find proto services \( -path 'proto/*' -o -path '*/prisma/*' -o -name prisma.config.ts \) -type f -exec cp --parents {} /definitions \;

# Everything that builds: all packages but those of tests, with the generators.
FROM ${NODE_IMAGE} AS tools
WORKDIR /app
ENV PUPPETEER_SKIP_DOWNLOAD=1 PRISMA_SCHEMA_ENGINE_BINARY=/bin/true
COPY --from=source /manifests ./
RUN node infra/docker/narrow-workspaces.mjs --dev proto frontend gateway services/identity services/assessment services/report services/skills services/jobs services/learning services/game \
  && npm ci --ignore-scripts \
  && npm rebuild @bufbuild/buf

FROM tools AS generated
COPY --from=source /definitions ./
RUN export PATH=/app/node_modules/.bin:$PATH \
  && (cd proto && buf generate) \
  && for folder in services/*/prisma; do (cd "$folder/.." && prisma generate) || exit 1; done

# The file system that every process of ours runs on: no package manager of Node, no shell for its user.
FROM ${DEBIAN_IMAGE} AS runtime
COPY --from=source /usr/local/bin/node /usr/local/bin/node
RUN groupadd --gid 1000 waymark && useradd --uid 1000 --gid 1000 --home-dir /tmp --no-create-home --shell /usr/sbin/nologin waymark
ENV NODE_ENV=production HOME=/tmp LANG=C.UTF-8 TZ=UTC NODE_OPTIONS=--disable-warning=ExperimentalWarning
WORKDIR /app

# --- From here on each recipe is its own.

# What this one process needs, and the packages alone that its manifests name.
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
ENV PUPPETEER_SKIP_DOWNLOAD=1
COPY --from=tools /root/.npm /root/.npm
COPY --from=source /manifests ./
RUN node infra/docker/narrow-workspaces.mjs services/report \
  && npm ci --omit=dev --ignore-scripts --prefer-offline \
  && node infra/docker/slim-modules.mjs

# The reports' own typefaces are files of the product; these are for scripts that those do not hold.
FROM runtime
RUN apt-get update \
  && apt-get install --yes --no-install-recommends chromium-headless-shell fonts-noto-core fonts-noto-color-emoji tini \
  && rm -rf /var/lib/apt/lists/* /var/cache/* /var/log/* /usr/share/doc /usr/share/man
ENV HTTP_HOST=0.0.0.0 HTTP_PORT=8000 GRPC_HOST=0.0.0.0 GRPC_PORT=9000 SERVICE=report CHROMIUM_PATH=/usr/lib/chromium/chromium-headless-shell
COPY --from=packages /app/node_modules ./node_modules
COPY --from=packages /app/package.json ./
COPY --from=generated /app/proto/gen ./proto/gen
COPY --from=source /source/proto/package.json ./proto/
COPY --from=source /source/services/shared ./services/shared
COPY --from=generated /app/services/report/src/generated ./services/report/src/generated
COPY --from=source /source/services/report ./services/report
RUN ln -s services/report/src/main.ts main.ts

USER 1000:1000
EXPOSE 8000 9000
# By the shell alone: a Node started for each question would cost a tenth of a processor on a machine that runs a dozen of these.
HEALTHCHECK --interval=10s --timeout=10s --start-period=60s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8000 && printf 'GET /readyz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r line <&3 && [[ $line == *' 200 '* ]]"]
# The browser's orphans need someone who waits for them.
ENTRYPOINT ["tini", "--"]
CMD ["node", "main.ts"]

ARG VERSION=dev
ARG REVISION=unknown
LABEL org.opencontainers.image.title="waymark/report" \
  org.opencontainers.image.description="The API and the worker of reports of Waymark, with Chromium" \
  org.opencontainers.image.vendor="Waymark" \
  org.opencontainers.image.licenses="Apache-2.0" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"
