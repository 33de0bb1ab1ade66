# The place where everything can be tested, exact pictures included: Linux x64 with the libraries that
# the pinned browser needs, and strace, which watches what the server asks of the disk. `docker compose run test` uses it; nothing of it is deployed.
FROM node:24-bookworm

RUN apt-get update \
  && apt-get install --yes --no-install-recommends libnss3 libnspr4 strace \
  && rm -rf /var/lib/apt/lists/*

# Not as root: PostgreSQL refuses it, and the browser keeps its sandbox off for it.
USER node
RUN mkdir /home/node/site
WORKDIR /home/node/site

COPY --chown=node:node package.json package-lock.json ./
COPY --chown=node:node scripts/setup.mjs scripts/setup.mjs
RUN node scripts/setup.mjs

COPY --chown=node:node . .
CMD ["npm", "test"]
