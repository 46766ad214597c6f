{{/* What each object begins with: (list $ name [component]). */}}
{{- define "waymark.metadata" -}}
name: {{ index . 1 }}
namespace: {{ (index . 0).Release.Namespace }}
labels:
  {{- include "waymark.labels" (rest .) | nindent 2 }}
{{- end }}

{{- define "waymark.labels" -}}
app.kubernetes.io/name: {{ first . }}
app.kubernetes.io/part-of: waymark
{{- with rest . }}
app.kubernetes.io/component: {{ first . }}
{{- end }}
{{- end }}

{{/* Done before a release is installed or upgraded, each at its weight: by Helm and Flux as hooks, by Argo CD as its PreSync. */}}
{{- define "waymark.hook" -}}
helm.sh/hook: pre-install,pre-upgrade
helm.sh/hook-weight: {{ . | quote }}
helm.sh/hook-delete-policy: before-hook-creation
{{- end }}

{{/* (list $ image) */}}
{{- define "waymark.image" -}}
{{- $image := (first .).Values.image -}}
{{- $name := last . -}}
{{ $image.registry }}/{{ $name }}{{ with get $image.digests $name }}@{{ . }}{{ else }}:{{ $image.tag }}{{ end }}
{{- end }}

{{/* What every program reads; what an option that is switched on says counts before settings. */}}
{{- define "waymark.settings" -}}
{{- $all := dict -}}
{{- range .Values.options }}{{ if .enabled }}{{ $all = merge $all .settings }}{{ end }}{{ end -}}
{{- toYaml (merge $all .Values.settings) -}}
{{- end }}

{{/* Variables from Secrets: NAME, or NAME? where it may be missing. */}}
{{- define "waymark.secretEnv" -}}
{{- range $secret, $names := . }}
{{- range $names }}
- name: {{ trimSuffix "?" . }}
  valueFrom:
    secretKeyRef:
      name: {{ $secret }}
      key: {{ trimSuffix "?" . }}
      {{- if hasSuffix "?" . }}
      optional: true
      {{- end }}
{{- end }}
{{- end }}
{{- end }}

{{- define "waymark.resources" -}}
{{- $each := . -}}
resources:
  {{- range $index, $kind := list "requests" "limits" }}
  {{ $kind }}:
    cpu: {{ index $each.cpu $index | quote }}
    memory: {{ index $each.memory $index }}
    ephemeral-storage: {{ index ($each.storage | default (list "32Mi" "256Mi")) $index }}
  {{- end }}
{{- end }}

{{/* What Pod Security "restricted" asks for, and a little more: (dict "root" $ "chromium" bool "tls" name of the program where it has a certificate). */}}
{{- define "waymark.pod" -}}
automountServiceAccountToken: false
# Without this the Services of the namespace would appear as variables (KAFKA_PORT=tcp://…) beside our own.
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  fsGroupChangePolicy: OnRootMismatch
  # Chromium keeps its own sandbox, which needs user namespaces: the runtime's default profile plus clone, unshare, setns and chroot.
  # The profile lies on every node (k8s/platform); without it these pods do not start, which is better than an open browser.
  seccompProfile:
    {{- if .chromium }}
    type: Localhost
    localhostProfile: waymark/chromium.json
    {{- else }}
    type: RuntimeDefault
    {{- end }}
volumes:
  - name: tmp
    emptyDir:
      sizeLimit: {{ ternary "512Mi" "128Mi" (default false .chromium) }}
  {{- if .root.Values.options.serverCa.enabled }}
  - name: server-ca
    secret:
      secretName: server-ca
      defaultMode: 0444
  {{- end }}
  {{- with .tls }}
  - name: tls
    secret:
      secretName: tls-{{ . }}
      defaultMode: 0440
  {{- end }}
{{- end }}

{{/* The one container of a pod of ours is called app: (dict "root" $ "config" name of the ConfigMap "tls" as above). */}}
{{- define "waymark.container" -}}
imagePullPolicy: IfNotPresent
envFrom:
  - configMapRef:
      name: {{ .config }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
volumeMounts:
  - name: tmp
    mountPath: /tmp
  {{- if .root.Values.options.serverCa.enabled }}
  - name: server-ca
    mountPath: /etc/waymark/ca
    readOnly: true
  {{- end }}
  {{- if .tls }}
  - name: tls
    mountPath: /etc/waymark/tls
    readOnly: true
  {{- end }}
{{- end }}

{{/* Pods of ours, by their names. */}}
{{- define "waymark.peers" -}}
{{- range . }}
- podSelector:
    matchLabels:
      app.kubernetes.io/name: {{ . }}
{{- end }}
{{- end }}

{{/* The way to a server: (list name server). */}}
{{- define "waymark.serverEgress" -}}
{{- $server := last . -}}
- to:
    {{- if $server.pod }}
    {{- include "waymark.peers" (list $server.pod) | indent 4 }}
    {{- else }}
    - ipBlock:
        cidr: {{ ternary "0.0.0.0/0" $server.cidr (hasKey $server "internet") }}
        {{- if $server.internet }}
        except: [10.0.0.0/8, 169.254.0.0/16, 172.16.0.0/12, 192.168.0.0/16]
        {{- end }}
    {{- end }}
  ports:
    {{- range $server.ports }}
    - protocol: TCP
      port: {{ . }}
    {{- end }}
{{- end }}

{{/* (list path scheme port) */}}
{{- define "waymark.http" -}}
httpGet:
  path: /{{ first . }}
  port: {{ last . }}
  {{- if eq (index . 1) "HTTPS" }}
  scheme: HTTPS
  {{- end }}
{{- end }}

{{/* Who has a schema: whoever has a database of its own. */}}
{{- define "waymark.owners" -}}
{{- $owners := list -}}
{{- range .Values.workloads }}{{ range $secret, $_ := .secrets }}
{{- if hasPrefix "database-" $secret }}{{ $owners = append $owners (trimPrefix "database-" $secret) }}{{ end }}
{{- end }}{{ end -}}
{{- $owners | uniq | join " " -}}
{{- end }}

{{/* What an administrator of the database is given. NEXT: while a password is changed, a second role for each that is set. */}}
{{- define "waymark.passwords" -}}
database-admin:
  - ADMIN_DATABASE_URL
  {{- range include "waymark.owners" . | splitList " " }}
  - {{ upper . }}_DATABASE_PASSWORD
  - {{ upper . }}_NEXT_DATABASE_PASSWORD?
  {{- end }}
{{- end }}
