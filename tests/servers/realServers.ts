import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'

/** A host that the export is tried on. */
export type HostName = 'nginx' | 'apache' | 'caddy' | 'plain'

export type Site = {
  /** '' or '/sub/pfad'. */
  basePath: string
  /** Folder that stands for the root of the host; the export lies below it, at the base path. */
  root: string
}

const DEBIAN_PACKAGES: Record<Exclude<HostName, 'plain'>, { program: string; packages: string }> = {
  nginx: { program: '/usr/sbin/nginx', packages: 'nginx-light libnginx-mod-http-brotli-static' },
  apache: { program: '/usr/sbin/apache2', packages: 'apache2' },
  caddy: { program: '/usr/bin/caddy', packages: 'caddy' },
}

/** What `apt install` has to be told before the servers can start; empty when all are there. */
export function missingServers(): string[] {
  return Object.values(DEBIAN_PACKAGES).flatMap(({ program, packages }) =>
    existsSync(program) ? [] : [packages],
  )
}

const APACHE_MODULES = ['mpm_event', 'authz_core', 'dir', 'headers', 'mime', 'rewrite'] as const

function nginx(folder: string, { root, basePath }: Site, port: number): [string, string[]] {
  const module = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `${existsSync(module) ? `load_module ${module};` : ''}
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/nginx-body; proxy_temp_path ${folder}/nginx-proxy;
  fastcgi_temp_path ${folder}/nginx-fcgi; uwsgi_temp_path ${folder}/nginx-uwsgi; scgi_temp_path ${folder}/nginx-scgi;
  ${existsSync(module) ? 'brotli_static on;' : ''}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${root}${basePath}/.hosting/nginx.conf;
  }
}
`,
  )
  return [DEBIAN_PACKAGES.nginx.program, ['-p', folder, '-c', config, '-e', `${folder}/nginx.log`]]
}

function apache(folder: string, { root }: Site, port: number): [string, string[]] {
  const config = join(folder, 'apache.conf')
  writeFileSync(
    config,
    `${APACHE_MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/apache.log
TypesConfig /etc/mime.types
User www-data
Group www-data
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
`,
  )
  return [DEBIAN_PACKAGES.apache.program, ['-f', config, '-DFOREGROUND']]
}

function caddy(folder: string, { root, basePath }: Site, port: number): [string, string[]] {
  const config = join(folder, 'Caddyfile')
  writeFileSync(
    config,
    `{
  admin off
  auto_https off
}
http://localhost:${port} {
  bind 127.0.0.1
  root * ${root}
  import ${root}${basePath}/.hosting/Caddyfile
}
`,
  )
  return [DEBIAN_PACKAGES.caddy.program, ['run', '--config', config, '--adapter', 'caddyfile']]
}

async function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.unref()
  })
}

/** Starts one real server with its shipped configuration, on this machine only, and waits until it answers. */
export async function startServer(
  name: Exclude<HostName, 'plain'>,
  site: Site,
  port: number,
  scratch: string,
): Promise<ChildProcess> {
  const folder = join(scratch, `${name}-${port}`)
  mkdirSync(folder, { recursive: true })
  const [program, args] = { nginx, apache, caddy }[name](folder, site, port)
  const server = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder },
  })
  let messages = ''
  server.stderr?.on('data', (chunk) => {
    messages += chunk
  })
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (server.exitCode !== null) {
      break
    }
    if (await accepts(port)) {
      return server
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  server.kill()
  throw new Error(`${name} did not start on port ${port}:\n${messages}`)
}
